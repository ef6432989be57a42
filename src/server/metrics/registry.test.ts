import { describe, expect, test } from 'vitest';
import { openRegistry } from './registry.ts';

describe('the shop’s metrics', () => {
  test('count by label, each with its help and type', () => {
    const registry = openRegistry();
    const orders = registry.counter('orders_total', 'Orders placed.');
    orders.add();
    orders.add({ by: 'form' }, 2);
    orders.add({ by: 'form' });
    expect(registry.write()).toBe(
      '# HELP orders_total Orders placed.\n# TYPE orders_total counter\norders_total 1\norders_total{by="form"} 3\n',
    );
  });

  test('are the same whether the labels are said each time or once, and are not there before', () => {
    const registry = openRegistry();
    const pages = registry.counter('pages', 'Pages.');
    const seconds = registry.histogram('seconds', 'How long.');
    const cached = pages.of({ from: 'memory' });
    const long = seconds.of({ route: '/' });
    expect(registry.write()).not.toMatch(/memory|route/);
    cached.add();
    pages.add({ from: 'memory' });
    cached.add();
    long.observe(0.002);
    seconds.observe(0.002, { route: '/' });
    expect(registry.write()).toContain('pages{from="memory"} 3\n');
    expect(registry.write()).toContain('seconds_count{route="/"} 2\n');
  });

  test('are read at the moment somebody asks', () => {
    const registry = openRegistry();
    let waiting = 1;
    registry.gauge('waiting', 'Requests that wait.', () => waiting);
    registry.gauge('pool', 'Connections.', () => [[{ state: 'idle' }, 2]]);
    waiting = 5;
    expect(registry.write()).toContain('\nwaiting 5\n');
    expect(registry.write()).toContain('\npool{state="idle"} 2\n');
  });

  test('tell how many took how long, each bucket with all below it', () => {
    const registry = openRegistry();
    const seconds = registry.histogram('seconds', 'How long.');
    for (const each of [0.0005, 0.002, 0.002, 99]) seconds.observe(each, { route: '/' });
    const written = registry.write();
    expect(written).toContain('seconds_bucket{route="/",le="0.001"} 1\n');
    expect(written).toContain('seconds_bucket{route="/",le="0.0025"} 3\n');
    expect(written).toContain('seconds_bucket{route="/",le="10"} 3\n');
    expect(written).toContain('seconds_bucket{route="/",le="+Inf"} 4\n');
    expect(written).toContain('seconds_count{route="/"} 4\n');
  });

  test('keep the form whatever a label says', () => {
    const registry = openRegistry();
    registry.counter('odd', 'Odd.').add({ path: 'a"b\\c\nd' });
    expect(registry.write()).toContain('odd{path="a\\"b\\\\c\\nd"} 1\n');
  });
});
