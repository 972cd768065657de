export { createRenderer } from '#web/rendering/create-renderer.ts';
