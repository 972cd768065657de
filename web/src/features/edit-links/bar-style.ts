import { colors } from '#web/theme/colors.ts';

/**
 * Styles of the elements that `edit-links.ts` adds to a page. They are in its shadow root, so visitors do not download
 * them with the site's stylesheet. Colours come from the theme. The open bar is out of sight while a pencil has the keyboard's
 * focus, since it may lie over it.
 */
export const barStyle = `
:host { all: initial; }
* { box-sizing: border-box; font: 500 15px/1.4 var(--ff); color: ${colors.fg.default.value}; }
[hidden] { display: none !important; }
.bar { position: absolute; inset: 0 0 auto; padding: 4px 12px; background: ${colors.bg.ink.value}; }
.bar.open { position: fixed; z-index: 20; inset: auto; inset-block-end: 12px; inset-inline-start: 12px; display: grid; gap: 8px;
  max-width: calc(100vw - 24px); padding: 0; background: none; }
.bar.open:has(+ .pencils :focus-visible) { opacity: 0; pointer-events: none; }
.row { display: flex; flex-wrap: wrap; gap: 8px; }
.bar:not(.open) .row > * { background: none; border-color: ${colors.border.onDarkControl.value}; color: ${colors.fg.onDark.value}; }
.bar button, .row a { display: inline-flex; align-items: center; min-height: 44px; padding: 4px 14px; border-radius: 4px;
  border: 2px solid ${colors.fg.default.value}; background: ${colors.bg.canvas.value}; text-decoration: none; cursor: pointer; }
.bar button[aria-expanded=true] { background: ${colors.fg.default.value}; color: ${colors.bg.canvas.value}; }
.panel { order: -1; width: min(340px, 100%); max-height: 40vh; overflow: auto; padding: 8px; border-radius: 6px; border: 2px solid ${colors.fg.default.value};
  background: ${colors.bg.canvas.value}; }
h2 { margin: 4px 6px; font-weight: 700; }
ul { margin: 0; padding: 0; list-style: none; }
li a { display: block; padding: 7px 6px; text-decoration: none; }
li .mark { margin-inline-start: 6px; padding: 1px 6px; border-radius: 4px; background: ${colors.label.solid.value}; font-size: 12px; }
li a:hover { background: ${colors.bg.shelf.value}; text-decoration: underline; }
.pencil { position: absolute; z-index: 19; display: grid; place-items: center; width: 32px; height: 32px; border-radius: 4px;
  border: 2px solid ${colors.fg.default.value}; background: ${colors.label.solid.value}; text-decoration: none; }
.pencil.unconfirmed { border-style: dashed; border-color: ${colors.danger.solid.value}; }
:focus-visible { outline: 3px solid ${colors.brand.solid.value}; outline-offset: 2px; }
.bar:not(.open) :focus-visible { outline-color: ${colors.label.solid.value}; outline-offset: 0; }
@media print { .bar, .pencils { display: none; } }
`;

/** Reserves space above the page for the bar, in px. Not on paper. */
export function roomAbove(height: number): string {
  return `@media screen { body { padding-block-start: ${height}px; } }`;
}
