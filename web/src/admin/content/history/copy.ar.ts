import type { copy as english } from './copy.en.ts';

export const copy: typeof english = { english: 'English', arabic: 'العربية', picture: 'الصورة' };
