export { UsagePanel as Tab } from '#web/admin/usage/usage-panel.tsx';
