export { OverviewPanel as Tab } from '#web/admin/overview/overview-panel.tsx';
