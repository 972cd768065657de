import cover1 from '../../assets/cover-1.svg';
import cover2 from '../../assets/cover-2.svg';
import cover3 from '../../assets/cover-3.svg';
import cover4 from '../../assets/cover-4.svg';
import cover5 from '../../assets/cover-5.svg';
import cover6 from '../../assets/cover-6.svg';

const covers = [cover1, cover2, cover3, cover4, cover5, cover6];

/** The address of the drawing that stands for an article without a picture: always the same for the same id. */
export function coverOf(id: string): string {
  return covers[hash(id) % covers.length] ?? cover1;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
