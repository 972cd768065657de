/** A picture of the library, as it is put somewhere. */
export interface PickedPicture {
  /** With the point that it is about. */
  address: string;
  alt: string;
  altAr: string;
}
