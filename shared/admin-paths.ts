/** Whether an address belongs to the admin area, which is one document of its own and not prerendered. */
export function isAdminPath(path: string): boolean {
  return path.startsWith('/admin') || path === '/management';
}
