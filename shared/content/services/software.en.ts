export const texts = {
  software_languages: 'Questions in Arabic, Kurdish and English',
  software_encryption: 'Encrypted connections from phone to screen',
  software_access: 'Each user sees only their own brands',
  software_photo_check: 'Photos away from the store are refused',
};
