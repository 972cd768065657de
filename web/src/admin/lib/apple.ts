/** True on devices whose shortcuts are held with Command instead of Ctrl. */
export const isApple = typeof navigator === 'object' && /mac|iphone|ipad/i.test(navigator.platform);
