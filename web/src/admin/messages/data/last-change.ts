let undo: (() => void) | undefined;

/** Notes how the change of messages that was made last is taken back; without `run` it cannot be. Answers what takes it back, once. */
export function noteLastChange(run?: () => void): () => void {
  const once = () => {
    if (undo === once) undo = undefined;
    run?.();
  };
  undo = run && once;
  return once;
}

/** Takes the last change of messages back. Answers whether there was one that can be. */
export function undoLastChange(): boolean {
  const run = undo;
  run?.();
  return run !== undefined;
}
