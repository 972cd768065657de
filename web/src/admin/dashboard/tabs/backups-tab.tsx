export { BackupsPanel as Tab } from '#web/admin/backups/backups-panel.tsx';
