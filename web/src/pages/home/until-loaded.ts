/**
 * What `load` imports. Without a connection the prerendered HTML stays as it is, readable, until it returns: it is tried again
 * every five seconds. Throws only when prerendering.
 */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (import.meta.env.SSR) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5000));
    }
  }
}
