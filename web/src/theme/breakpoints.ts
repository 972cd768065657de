/** Window widths from which layouts change: two columns at `md`, the bar instead of the drawer at `lg`. */
export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' };
