export { copy, texts } from '#web/app/shell/copy.ar.ts';
export { hydrate } from '#web/hydrate.tsx';
