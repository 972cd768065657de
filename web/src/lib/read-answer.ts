interface Reading {
  /** The timeout of the answer, in milliseconds. */
  readonly timeoutMs: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns the answer at a URL of the site; its status may be 304 (unchanged). Throws if there is no usable answer. */
export async function readAnswer(address: string, { timeoutMs, headers = {} }: Reading): Promise<Response> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok && response.status !== 304) throw new Error(String(response.status));
  return response;
}
