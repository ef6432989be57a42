import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const VISITORS = 8;

/**
 * Visitors who ask without a pause: every other one on a connection that is kept for as long as the shop keeps it, the
 * rest on a new one each time. `end` says how many answers came and what went wrong.
 */
export function startRequests(address: string, path: (turn: number) => string) {
  const agents = [true, false].map((keepAlive) => new Agent({ keepAlive }));
  const problems: string[] = [];
  let [going, answers] = [true, 0];

  const visit = async (agent?: Agent) => {
    while (going) {
      const outcome = await statusOf(address + path(answers), agent);
      if (outcome === 200) answers++;
      else if (going) problems.push(String(outcome));
      await sleep(2);
    }
  };
  const visitors = Array.from({ length: VISITORS }, (_, visitor) => visit(agents[visitor % agents.length]));
  return {
    answers: () => answers,
    async end() {
      going = false;
      await Promise.all(visitors);
      for (const agent of agents) agent.destroy();
      return { answers, problems };
    },
  };
}

function statusOf(url: string, agent?: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      let length = 0;
      response.on('data', (piece: Buffer) => {
        length += piece.length;
      });
      response.on('end', () => resolve(length > 0 ? (response.statusCode ?? 0) : 'empty'));
      response.on('error', (error) => resolve(error.message));
    });
    request.on('error', (error) => resolve(error.message));
  });
}
