const value = <Value extends string>(colour: Value) => ({ value: colour });

/** One palette of a surface colour, in the seven roles Chakra's `colorPalette` expects. */
interface Palette {
  solid: string;
  contrast: string;
  fg: string;
  subtle: string;
  muted: string;
  emphasized: string;
}

const ink = '#0E2124';
const focus = '#0A6CFF';

const palette = ({ solid, contrast, fg, subtle, muted, emphasized }: Palette) => ({
  solid: value(solid),
  contrast: value(contrast),
  fg: value(fg),
  subtle: value(subtle),
  muted: value(muted),
  emphasized: value(emphasized),
  focusRing: value(focus),
});

/**
 * Colours by role. Text pairs are at least 4.5:1, control borders and focus at least 3:1.
 * Yellow (`label`) is a surface, never text on light; orange (`edit`) belongs to the admin area.
 */
export const colors = {
  bg: {
    canvas: value('#FFFFFF'),
    shelf: value('#F1F4F1'),
    sunken: value('#E5EAE6'),
    deep: value('#0B2B30'),
    void: value('#0A262B'),
    ink: value(ink),
    /** Covers the page below a dialog. */
    scrim: value('rgba(10,38,43,.72)'),
  },
  fg: {
    default: value(ink),
    muted: value('#4C5E5B'),
    placeholder: value('#61716D'),
    disabled: value('#586763'),
    onDark: value('#FFFFFF'),
    onDarkMuted: value('#C9DAD7'),
  },
  border: {
    subtle: value('#D3DAD5'),
    control: value('#869691'),
    onDark: value('#2A5257'),
    onDarkControl: value('#7FA5A6'),
    /** The edge of a raised panel, on any background. */
    shade: value('rgba(4,24,27,.12)'),
  },
  brand: palette({
    solid: '#14535B',
    contrast: '#FFFFFF',
    fg: '#14535B',
    subtle: '#DCEAE7',
    muted: '#BFDAD6',
    emphasized: '#0F434A',
  }),
  label: palette({
    solid: '#FFC933',
    contrast: ink,
    fg: ink,
    subtle: '#FFF1C7',
    muted: '#FFE59A',
    emphasized: '#F5B90F',
  }),
  danger: palette({
    solid: '#B8321A',
    contrast: '#FFFFFF',
    fg: '#8E2413',
    subtle: '#FCE9E4',
    muted: '#F3C6BB',
    emphasized: '#8E2413',
  }),
  ok: palette({
    solid: '#1B6B45',
    contrast: '#FFFFFF',
    fg: '#1B6B45',
    subtle: '#E2F2E8',
    muted: '#B9DEC9',
    emphasized: '#14533A',
  }),
  edit: palette({
    solid: '#F58A1F',
    contrast: ink,
    fg: ink,
    subtle: '#FDE6CF',
    muted: '#FACB9B',
    emphasized: '#E07C0E',
  }),
  focus: { onLight: value(focus), onDark: value('#FFC933') },
  transparent: value('transparent'),
  /** The Kurdistan Region's provinces on the map. */
  region: value('#1C7475'),
  steel: { light: value('#D6DED9'), dark: value('#B4C0B9') },
};
