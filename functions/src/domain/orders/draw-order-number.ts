import { randomInt } from 'node:crypto'
import { NUMBER_LENGTH, NUMBER_LETTERS, orderNumber } from '@bartan/contract/orders/order-number'

/** A number by chance: whoever writes it makes sure that no other order has it. */
export const drawOrderNumber = (draw: (letters: number) => number = randomInt): string =>
  orderNumber(
    Array.from({ length: NUMBER_LENGTH }, () => NUMBER_LETTERS[draw(NUMBER_LETTERS.length)]).join(
      '',
    ),
  )
