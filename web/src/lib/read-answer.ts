interface Reading {
  /** In milliseconds; an answer that takes longer is not waited for. */
  readonly patience: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer at an address of the site, which may be that nothing changed. Throws when there is no usable one. */
export async function readAnswer(address: string, { patience, headers = {} }: Reading): Promise<Response> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(patience) });
  if (!response.ok && response.status !== 304) throw new Error(String(response.status));
  return response;
}
