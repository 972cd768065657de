export { copy, texts } from '#web/app/shell/copy.en.ts';
export { hydrate } from '#web/hydrate.tsx';
