import * as z from 'zod'
import { namesSchema } from '../products/names-schema.ts'
import { storedProductId, storedSku } from '../products/product-id-schema.ts'
import { rupees, time } from '../shared/field.ts'

const days = { from: z.iso.date(), to: z.iso.date() }

const salesRowSchema = z
  .object({
    period: z.string().meta({ description: "The day, the week's Monday, or the month: 2026-01" }),
    orders: z.int(),
    units: z.int(),
    gross: rupees.meta({ description: 'Goods, before the discount' }),
    discount: rupees,
    delivery: rupees,
    refunded: rupees,
    tax: rupees.meta({ description: 'Contained in the prices' }),
    net: rupees.meta({ description: 'gross − discount + delivery − refunded' }),
  })
  .meta({ id: 'SalesRow' })

export type SalesRow = z.infer<typeof salesRowSchema>

export const salesReportSchema = z
  .object({
    ...days,
    by: z.enum(['day', 'week', 'month']),
    rows: z.array(salesRowSchema).meta({
      description: 'Periods in which orders were placed that are not cancelled, oldest first',
    }),
  })
  .meta({ id: 'SalesReport' })

export type SalesReport = z.infer<typeof salesReportSchema>

const productRowSchema = z
  .object({
    productId: storedProductId,
    sku: storedSku,
    name: z.string(),
    ...namesSchema,
    size: z.string(),
    color: z.string(),
    units: z.int().meta({ description: 'As ordered' }),
    revenue: rupees.meta({ description: 'What was paid for them, discounts taken off' }),
    cost: rupees.optional().meta({ description: 'Of one unit, as it is now' }),
    margin: rupees
      .optional()
      .meta({ description: 'revenue without tax − cost when sold × units, returns deducted' }),
    returned: z.int().meta({ description: 'Of these units' }),
  })
  .meta({ id: 'ProductRow' })

export type ProductRow = z.infer<typeof productRowSchema>

export const productsReportSchema = z
  .object({ ...days, rows: z.array(productRowSchema).meta({ description: 'Most revenue first' }) })
  .meta({ id: 'ProductsReport' })

export type ProductsReport = z.infer<typeof productsReportSchema>

const placeRowSchema = z
  .object({
    state: z.string().meta({ description: "'' where the PIN does not tell it" }),
    pin3: z.string().meta({ description: 'The first three digits of the PIN' }),
    orders: z.int(),
    revenue: rupees.meta({ description: 'What the orders come to' }),
    refused: z.int().meta({ description: 'Parcels that were refused at the door' }),
  })
  .meta({ id: 'PlaceRow' })

export type PlaceRow = z.infer<typeof placeRowSchema>

export const placesReportSchema = z
  .object({ ...days, rows: z.array(placeRowSchema).meta({ description: 'Most revenue first' }) })
  .meta({ id: 'PlacesReport' })

export type PlacesReport = z.infer<typeof placesReportSchema>

const customerRowSchema = z
  .object({
    phone: z.string(),
    name: z.string(),
    orders: z.int(),
    revenue: rupees,
    last: time.meta({ description: 'When the last of these orders was placed' }),
  })
  .meta({ id: 'CustomerRow' })

export type CustomerRow = z.infer<typeof customerRowSchema>

export const customersReportSchema = z
  .object({
    ...days,
    new: z.int().meta({ description: 'Customers whose first order is of these days' }),
    returning: z.int().meta({ description: 'Those who had ordered before' }),
    rows: z.array(customerRowSchema).meta({ description: 'Most revenue first' }),
  })
  .meta({ id: 'CustomersReport' })

export type CustomersReport = z.infer<typeof customersReportSchema>

const stockRowSchema = z
  .object({
    productId: storedProductId,
    sku: storedSku,
    name: z.string(),
    ...namesSchema,
    size: z.string(),
    color: z.string(),
    countInStock: z.int(),
    cost: rupees.optional(),
    value: rupees.optional().meta({ description: 'cost × countInStock' }),
    soldIn30Days: z.int().meta({ description: 'Units ordered since, today included' }),
    daysLeft: z.int().optional().meta({ description: 'At that rate' }),
    reorderAt: z.int().optional(),
    reorder: z.int().optional().meta({ description: 'What to buy, where it is time to' }),
  })
  .meta({ id: 'StockRow' })

export type StockRow = z.infer<typeof stockRowSchema>

export const stockReportSchema = z
  .object({
    ...days,
    rows: z.array(stockRowSchema).meta({ description: 'What is to be bought first, then by name' }),
  })
  .meta({ id: 'StockReport' })

export type StockReport = z.infer<typeof stockReportSchema>
