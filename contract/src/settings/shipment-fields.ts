/** What a courier's file may say of an order (contract §12, §24). */
export const SHIPMENT_FIELDS = [
  'number',
  'courier',
  'awb',
  'trackUrl',
  'name',
  'phone',
  'address',
  'city',
  'pin',
  'amount',
  'state',
  'country',
  'weight',
  'weight_kg',
  'payment_mode',
  'to_collect',
  'total',
  'items',
  'quantity',
  'date',
] as const

export type ShipmentField = (typeof SHIPMENT_FIELDS)[number]

/** The columns of the shop's own file; the first three are those that are imported. */
export const OWN_COLUMNS = [
  'number',
  'courier',
  'awb',
  'trackUrl',
  'name',
  'phone',
  'address',
  'city',
  'pin',
  'amount',
  'state',
  'weight',
  'payment_mode',
  'to_collect',
] as const satisfies readonly ShipmentField[]
