export { PicturesPanel as Tab } from '#web/admin/images/library/pictures-panel.tsx';
