/** The steel strip that sections and facings stand on; full width of its parent. */
export const rail = {
  className: 'rail',
  base: {
    display: 'block',
    height: { base: '11px', md: '16px' },
    backgroundImage: 'rail',
    boxShadow: 'rail',
  },
} as const;
