/** Words around the dashboard's tabs. */
export const copy = {
  title: 'Admin Dashboard',
  loading: 'Loading',
  skipLink: 'Skip to main content',
  welcome: 'Welcome,',
  home: 'Home',
  logout: 'Logout',
  tabs: 'Sections of the site',
};
