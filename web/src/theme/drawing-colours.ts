/** Colours of the drawings, more than the interface has: some are never used for text. */
export const colour = {
  ink: '#0E2124',
  deep: '#0B2B30',
  deepRaised: '#103A40',
  void: '#0A262B',
  petrol: '#14535B',
  kurdistan: '#1C7475',
  sea: '#2C8A8B',
  mist: '#BFDAD6',
  label: '#FFC933',
  straw: '#FFE59A',
  brick: '#B9512F',
  rose: '#E9A48C',
  bone: '#F3EDE0',
  sage: '#9DBBA2',
  date: '#5A2E22',
  /** A light brown for one of the two dates (the fruit) on a package's label. */
  dateLight: '#7B4636',
  signal: '#E2492B',
  danger: '#B8321A',
  ok: '#1B6B45',
  white: '#FFFFFF',
  steel: '#DDE3DF',
  steelDark: '#C3CCC7',
  control: '#869691',
  shade: '#04181B',
  /** A search result for another product, on a dark background. */
  result: '#3B6A6E',
  /** The steel rails of exhibits. */
  railFace: '#D6DED9',
  railFoot: '#B4C0B9',
  /** A dashed outline of something not chosen, on a dark background. */
  outline: '#7FA5A6',
  /** The front of a shop counter. */
  counter: '#17484E',
  /** An empty facing, on yellow. */
  labelShade: '#8A6F1E',
  black: '#000000',
  /** The paper of plans, below its squares. */
  paper: '#E4EFEC',
  paperLine: '#BFD6D1',
  /** A shop's wall, and the pavement before it. */
  wall: '#E2C9A0',
  pavement: '#8D7350',
} as const;
