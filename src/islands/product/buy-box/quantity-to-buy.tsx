import {
  type ComponentProps,
  type Dispatch,
  type SetStateAction,
  startTransition,
  useOptimistic,
} from 'react';
import { Quantity } from '#ui/quantity/quantity.tsx';

type Props = ComponentProps<typeof Quantity> & {
  onType: Dispatch<SetStateAction<string>>;
  stepFrom: (typed: string, direction: 1 | -1) => string;
};

/** The quantity: its number turns at once, and what follows from it, which is most of the box, a moment later. */
export function QuantityToBuy({ stepFrom, ...props }: Props) {
  const [value, turn] = useOptimistic(props.value, stepFrom);
  const step = (direction: 1 | -1) =>
    startTransition(() => {
      turn(direction);
      props.onType((typed) => stepFrom(typed, direction));
    });
  return <Quantity {...props} value={value} onStep={step} />;
}
