import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, createPath, Router, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { emptyPlan, examplePlan, planFromQuery, planToQuery } from '#shared/plan/plan.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { recordToolEvent } from '#web/lib/tool-events.ts';
import { copy as arabic } from './copy.ar.ts';
import { copy, texts } from './copy.en.ts';
import { Planner } from './planner-exhibit.tsx';
import { nearest } from './province-choice.tsx';

vi.mock('#web/lib/tool-events.ts', () => ({ recordToolEvent: vi.fn() }));

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

function show(query = '') {
  window.history.replaceState({}, '', `/plan-an-audit?${query}`);
  const { unmount } = render(
    <BrowserRouter>
      <LanguageProvider language="en">
        <Planner copy={copy} texts={texts} />
        <Address />
      </LanguageProvider>
    </BrowserRouter>,
  );
  const plan = () => planFromQuery(screen.getByTestId('address').textContent);
  return { user: userEvent.setup({ delay: null }), plan, unmount };
}

const province = (name: string) => screen.getByRole('checkbox', { name });

test('choosing a province starts a plan, which is in the address', async () => {
  const { user, plan } = show();
  expect(screen.getByRole('status')).toHaveTextContent('Example: 2,400 outlets in six provinces402');
  expect(screen.getByText(copy.result.empty)).toBeVisible();
  expect(screen.queryByRole('link', { name: copy.result.send })).not.toBeInTheDocument();
  await user.click(province('Basra'));
  expect(plan().provinces).toEqual(['basra']);
  expect(screen.getByRole('status')).toHaveTextContent('481');
  const [send] = screen.getAllByRole('link', { name: copy.result.send });
  expect(send).toHaveAttribute('href', '/contact/scope?provinces=basra');
});

test('a margin of several provinces says that each counts equally, and one of a single province does not', async () => {
  const { user } = show();
  const total = () => screen.getByRole('status');
  expect(total()).toHaveTextContent(copy.result.mean);
  await user.click(province('Basra'));
  expect(total()).not.toHaveTextContent(copy.result.mean);
  await user.click(province('Erbil'));
  expect(total()).toHaveTextContent(copy.result.mean);
});

test('the example sets the other choices, and only those are in the address', async () => {
  const { user, plan } = show();
  await user.click(screen.getByRole('radio', { name: /±3/ }));
  await user.type(screen.getByRole('textbox', { name: /Outlets that sell your category/ }), '1');
  expect(screen.getByRole('status')).toHaveTextContent('Example: 1 outlet in six provinces');
  await user.type(screen.getByRole('textbox', { name: /Outlets that sell your category/ }), '000');
  expect(screen.getByRole('status')).toHaveTextContent('Example: 1,000 outlets in six provinces');
  expect(screen.getByRole('status')).toHaveTextContent('±3 points');
  expect(plan()).toEqual({ ...emptyPlan, precision: 3, population: 1000 });
});

test('an address shows its plan, with each step of the calculation', () => {
  show(planToQuery(examplePlan));
  expect(province('Erbil')).toBeChecked();
  expect(province('Duhok')).not.toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('402');
  expect(screen.getByRole('heading', { name: copy.formula.title('402') })).toBeVisible();
  for (const answer of ['384.2', '× 1.25 = 480.2', '400.3', '6 × 67']) {
    expect(screen.getByText(answer)).toBeVisible();
  }
  expect(screen.getByRole('radio', { name: /^±3\s*points:\s*858 visits$/ })).toBeInTheDocument();
  const change = screen.getByText(copy.formula.change).closest('div');
  expect(change).toHaveTextContent('(e · √2)7.1');
  expect(screen.getByText(/a change of 7\.1 points or more counts/)).toBeVisible();
});

test('shows no change between waves for a single wave, or for a visit of all outlets', () => {
  const { unmount } = show(planToQuery({ ...examplePlan, waves: 1 }));
  expect(screen.queryByText(/Between two waves/)).toBeNull();
  unmount();
  show(planToQuery({ ...examplePlan, population: 12 }));
  expect(screen.queryByText(/Between two waves/)).toBeNull();
  expect(screen.queryByText(copy.formula.change)).toBeNull();
});

test('a preset chooses its provinces, and Clear none', async () => {
  const { user, plan } = show();
  await user.click(screen.getByRole('button', { name: copy.where.presets.kurdistan }));
  expect(plan().provinces).toEqual(['duhok', 'erbil', 'sulaymaniyah']);
  await user.click(screen.getByRole('button', { name: copy.where.presets.none }));
  expect(plan().provinces).toEqual([]);
});

test('arrow keys move on the map, and the space bar chooses', async () => {
  const { user, plan } = show();
  province('Baghdad').focus();
  await user.keyboard('{ArrowUp}');
  expect(province('Kirkuk')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(province('Sulaymaniyah')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(plan().provinces).toEqual([]);
  await user.keyboard(' ');
  expect(plan().provinces.length).toBe(1);
});

test('from every province arrow keys lead to another and back onto the map', () => {
  expect(nearest('basra', [1, 0])).toBeUndefined();
  expect(nearest('basra', [0, 1])).toBeUndefined();
  expect(nearest('basra', [-1, 0])).toBe('muthanna');
  expect(nearest('anbar', [1, 0])).toBe('salah-al-din');
  expect(nearest('nowhere', [1, 0])).toBeUndefined();
});

test('numbers are updated while typing, and invalid ones are reported', async () => {
  const { user, plan } = show('provinces=basra');
  const products = screen.getByRole('textbox', { name: copy.often.products });
  await user.click(screen.getByRole('button', { name: copy.often.more }));
  expect(products).toHaveValue('25');
  await user.clear(products);
  await user.type(products, '201');
  expect(products).toHaveAccessibleDescription(copy.often.wrong);
  expect(plan().products).toBe(20);
  await user.clear(products);
  await user.type(products, '٤٨');
  expect(products).not.toHaveAccessibleDescription();
  expect(plan().products).toBe(48);

  const outlets = screen.getByRole('textbox', { name: /Outlets that sell your category/ });
  await user.type(outlets, '12');
  expect(screen.getAllByText(copy.result.complete('12')).length).toBeGreaterThan(0);
  await user.clear(outlets);
  expect(plan().population).toBeUndefined();
  expect(outlets).toHaveAccessibleDescription(copy.outlets.hint);
  await user.type(outlets, 'many');
  expect(outlets).toHaveAccessibleDescription(copy.outlets.wrong);
});

test('typed text and choices stay while the router has not rendered their address yet', async () => {
  const address = '/plan-an-audit?provinces=basra';
  window.history.replaceState({}, '', address);
  const navigator = {
    createHref: (to: Parameters<typeof createPath>[0] | string) =>
      typeof to === 'string' ? to : createPath(to),
    go: () => {},
    push: () => {},
    replace: (to: Parameters<typeof createPath>[0] | string) =>
      window.history.replaceState({}, '', typeof to === 'string' ? to : createPath(to)),
  };
  render(
    <Router location={address} navigator={navigator}>
      <LanguageProvider language="en">
        <Planner copy={copy} texts={texts} />
      </LanguageProvider>
    </Router>,
  );
  const user = userEvent.setup({ delay: null });
  const products = screen.getByRole('textbox', { name: copy.often.products });
  await user.clear(products);
  await user.type(products, '48');
  expect(products).toHaveValue('48');
  await user.click(province('Erbil'));
  await user.click(screen.getByRole('radio', { name: /±7/ }));
  expect(screen.getByRole('radio', { name: /±7/ })).toBeChecked();
  expect(planFromQuery(window.location.search)).toMatchObject({
    provinces: ['erbil', 'basra'],
    products: 48,
    precision: 7,
  });
});

test('visits and points have the right plural after ten, in Arabic too', () => {
  const { result, formula } = arabic;
  expect(result.facing(10, '١٠')).toBe('كل واجهة تمثّل ١٠ زيارات.');
  expect(result.facing(20, '٢٠')).toBe('كل واجهة تمثّل ٢٠ زيارة.');
  expect(result.alone(9, '٩')).toBe('وفي المحافظة الواحدة وحدها يكون الهامش ±٩ نقاط.');
  expect(result.alone(2, '٢')).toBe('وفي المحافظة الواحدة وحدها يكون الهامش ±نقطتين.');
  expect([1, 2, 6, 12].map((waves) => result.total(waves, String(waves)))).toEqual([
    'زيارة في جولة واحدة',
    'زيارة في جولتين',
    'زيارة في ٦ جولات',
    'زيارة في ١٢ جولة',
  ]);
  expect(result.barMargin('٥', 2)).toBe('±٥ نقاط · يومان');
  expect(formula.rounded(18, '١٨', 5, '٧')).toContain('٥ زيارات');
  expect(copy.result.barMargin('5', 1)).toBe('±5 points · 1 day');
});

test('a change is counted when it is complete, or when the page is left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  vi.mocked(recordToolEvent).mockClear();
  const { user, unmount } = show('provinces=basra');
  const more = screen.getByRole('button', { name: copy.often.more });
  for (let n = 0; n < 3; n++) await user.click(more);
  await user.click(province('Erbil'));
  expect(recordToolEvent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(vi.mocked(recordToolEvent).mock.calls).toEqual([
    ['plan_change', { field: 'products' }],
    ['plan_change', { field: 'provinces' }],
  ]);
  await user.click(more);
  unmount();
  expect(recordToolEvent).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(2000);
  expect(recordToolEvent).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test('the sample table has the sample size of each market', () => {
  show();
  const table = screen.getByRole('table', { hidden: true });
  expect(within(table).getByText('402')).toBeInTheDocument();
});
