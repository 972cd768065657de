import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { TabList, TabPanel } from './tabs.tsx';

const tabs = [
  { id: 'content', label: 'Content' },
  { id: 'messages', label: 'Messages' },
  { id: 'news', label: 'News' },
];

function Tabs({ begin }: { begin: string | undefined }) {
  const [open, setOpen] = useState(begin);
  return (
    <>
      <TabList id="parts" label="Parts" variant="line" tabs={tabs} open={open} onOpen={setOpen} />
      {open && (
        <TabPanel of="parts" open={open}>
          <input aria-label={`Search ${open}`} />
        </TabPanel>
      )}
    </>
  );
}
const tab = (name: string) => screen.getByRole('tab', { name });

test('the open tab controls its panel and labels it', async () => {
  const { user } = showAdmin(<Tabs begin="content" />);
  expect(screen.getByRole('tabpanel', { name: 'Content' })).toBeInTheDocument();
  await user.click(tab('News'));
  expect(tab('News')).toHaveAttribute('aria-selected', 'true');
  expect(tab('News')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel', { name: 'News' }).id);
  expect(tab('Content')).toHaveAttribute('aria-selected', 'false');
});

test('the tabs are one tab stop; arrow keys move along them, wrap and open', async () => {
  const { user } = showAdmin(<Tabs begin="messages" />);
  await user.tab();
  expect(tab('Messages')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab('Content')).toHaveFocus();
  expect(tab('Content')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowLeft}');
  expect(tab('News')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Home}{End}');
  expect(tab('News')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Search news' })).toHaveFocus();
});

test('without an open tab the first is the tab stop', async () => {
  const { user } = showAdmin(<Tabs begin={undefined} />);
  expect(screen.queryByRole('tab', { selected: true })).toBeNull();
  await user.tab();
  expect(tab('Content')).toHaveFocus();
});

test('a tab row scrolled before the first tab opens keeps its position; tabs opened later are scrolled into view', () => {
  const scrollTo = vi.spyOn(Element.prototype, 'scrollIntoView');
  const list = (open: string | undefined) => (
    <TabList id="parts" label="Parts" variant="line" tabs={tabs} open={open} onOpen={() => {}} />
  );
  const { rerender } = render(list(undefined));
  screen.getByRole('tablist').scrollLeft = 200;
  rerender(list('content'));
  expect(scrollTo).not.toHaveBeenCalled();
  rerender(list('news'));
  expect(scrollTo.mock.contexts).toEqual([tab('News')]);
});

test('tabs that are added keep the open one visible, and the row shows that more follow', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: () => void;
      constructor(look: () => void) {
        this.observe = look;
      }
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return this.children.length * 100;
  });
  const scrollTo = vi.spyOn(Element.prototype, 'scrollIntoView');
  const row = (count: number) => (
    <TabList
      id="parts"
      label="Parts"
      variant="line"
      tabs={tabs.slice(0, count)}
      open="messages"
      onOpen={() => {}}
    />
  );
  const { rerender } = render(row(2));
  expect(screen.getByRole('tablist')).toHaveAttribute('data-more', 'false');
  scrollTo.mockClear();
  rerender(row(3));
  expect(screen.getByRole('tablist')).toHaveAttribute('data-more', 'true');
  expect(scrollTo.mock.contexts).toEqual([tab('Messages')]);
  screen.getByRole('tablist').scrollLeft = 50;
  rerender(row(2));
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
