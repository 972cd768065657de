/** Addresses of the admin area. Each is answered by the admin shell, which is not prerendered. */
export const adminPaths = ['/admin', '/admin/login', '/admin-panel'] as const;
