import { randomInt } from 'node:crypto'
import {
  NUMBER_LENGTH,
  NUMBER_LETTERS,
  orderNumber,
  type OrderNumber,
} from '@bartan/contract/shared/order-number'

/** A random number; the caller ensures that it is unique. */
export const drawOrderNumber = (draw: (letters: number) => number = randomInt): OrderNumber =>
  orderNumber(
    Array.from({ length: NUMBER_LENGTH }, () => NUMBER_LETTERS[draw(NUMBER_LETTERS.length)]).join(
      '',
    ),
  )
