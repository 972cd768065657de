/** From these widths up: two columns at `md`, the drawer becomes a bar at `lg`. */
export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' };
