import { useWhenSet } from './use-content.ts';

/** What somebody puts their name to; both texts are empty until they are set. */
export interface Proof {
  readonly title: string;
  readonly text: string;
}

/** The people at the head of the team: name and position. */
export function useLeaders(): readonly Proof[] {
  return [
    { title: useWhenSet('leader1_name'), text: useWhenSet('leader1_position') },
    { title: useWhenSet('leader2_name'), text: useWhenSet('leader2_position') },
  ];
}

/** Clients by name, with what they say. */
export function useClients(): readonly Proof[] {
  return [
    { title: useWhenSet('client1_name'), text: useWhenSet('client1_testimonial') },
    { title: useWhenSet('client2_name'), text: useWhenSet('client2_testimonial') },
  ];
}

/** The certification of the company. */
export function useCertificates(): readonly Proof[] {
  return [{ title: useWhenSet('iso_title'), text: useWhenSet('iso_description') }];
}
