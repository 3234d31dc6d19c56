import { expectTypeOf, it } from 'vitest'
import { isSameLine } from '../cart/rules.ts'
import { shippingPaise } from '../pricing/shipping.ts'
import { productIdInput, skuInput } from '../products/product-id-schema.ts'
import { asProductId, asSku, type ProductId, type Sku } from '../products/product-id.ts'
import { getPin } from '../settings/endpoints.ts'
import { deliveryTo } from '../settings/pin-rules.ts'
import { asGstin, asPin } from '../testing/brands.ts'
import { asPhone, type Phone } from '../users/rules.ts'
import { phoneSchema } from '../users/schema.ts'
import { rupees as rupeesSchema } from './field.ts'
import { gstinSchema } from './gstin-schema.ts'
import type { Gstin } from './gstin.ts'
import {
  linesTotal,
  paise,
  rupees,
  sumPaise,
  toPaise,
  toRupees,
  type Paise,
  type Rupees,
} from './money.ts'
import { numberOf, orderNumber, type OrderNumber } from './order-number.ts'
import { stateOfPin, type Pin } from './pin.ts'

// What is checked here is checked by the compiler: a line that compiles although it should not fails `npm run typecheck`.

it('takes no rupees for paise, no paise for rupees, and no plain number for either', () => {
  expectTypeOf<Rupees>().not.toExtend<Paise>()
  expectTypeOf<Paise>().not.toExtend<Rupees>()
  expectTypeOf<number>().not.toExtend<Paise | Rupees>()
  // @ts-expect-error rupees where paise are asked for
  shippingPaise(rupees(349))
  // @ts-expect-error paise where rupees are asked for
  toPaise(paise(34_900))
  // @ts-expect-error twice turned into rupees
  toRupees(toRupees(paise(34_900)))
  // @ts-expect-error a sum of both
  sumPaise([paise(100), rupees(1)])
  // @ts-expect-error lines as they are on the wire
  linesTotal([{ price: rupees(349), quantity: 1 }])
})

it('takes no phone for a PIN, no GSTIN for a phone, and no plain text for any', () => {
  expectTypeOf<string>().not.toExtend<Phone | Pin | Gstin | OrderNumber>()
  expectTypeOf<Phone>().not.toExtend<Pin | Gstin | OrderNumber>()
  expectTypeOf<Pin>().not.toExtend<Phone | Gstin | OrderNumber>()
  expectTypeOf<Gstin>().not.toExtend<Phone | Pin | OrderNumber>()
  expectTypeOf<OrderNumber>().not.toExtend<Phone | Pin | Gstin>()
  // @ts-expect-error a phone where a PIN is asked for
  deliveryTo(asPhone('9876543210'), [])
  // @ts-expect-error a PIN that nothing has checked
  stateOfPin('221005')
  // @ts-expect-error a GSTIN where an order's number is asked for
  numberOf('an id', { number: asGstin('09AAACH7409R1ZZ') })
  numberOf('an id', { number: orderNumber('7K42Q') })
  stateOfPin(asPin('221005'))
})

it('takes no SKU for a product, and no plain text for either', () => {
  expectTypeOf<Sku>().not.toExtend<ProductId>()
  expectTypeOf<ProductId>().not.toExtend<Sku>()
  expectTypeOf<string>().not.toExtend<Sku | ProductId>()
  const line = { productId: asProductId('p'), size: '', color: '' }
  // @ts-expect-error a SKU where a product's id is asked for
  isSameLine(line, { ...line, productId: asSku('POT-1') })
  // @ts-expect-error an id that neither a schema nor the database gave
  isSameLine(line, { ...line, productId: 'p' })
})

it('is what a schema gives that has checked the value', () => {
  expectTypeOf(rupeesSchema.parse(349)).toExtend<Rupees>()
  expectTypeOf(phoneSchema.parse('9876543210')).toExtend<Phone>()
  expectTypeOf(getPin.params.parse({ pin: '221005' }).pin).toExtend<Pin>()
  expectTypeOf(gstinSchema.parse('09AAACH7409R1ZZ')).toExtend<Gstin>()
  expectTypeOf(productIdInput('productId').parse('p')).toExtend<ProductId>()
  expectTypeOf(skuInput('sku').parse('POT-1')).toExtend<Sku>()
})
