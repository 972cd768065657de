const chevron =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20' fill='none' stroke='%230E2124' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m5 7.5 5 5 5-5'/%3E%3C/svg%3E\")";

/** A native select in the looks of an `input`; used together with it. */
export const select = {
  className: 'select',
  base: {
    appearance: 'none',
    paddingInlineEnd: '44px',
    backgroundImage: chevron,
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'right 14px center',
    _rtl: { backgroundPosition: 'left 14px center' },
  },
} as const;
