/**
 * Returns what `load` imports, and repeats it every five seconds while there is no connection: the prerendered HTML
 * stays readable until then. Throws only when prerendering.
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
