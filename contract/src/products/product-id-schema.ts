import * as z from 'zod'
import { id, text } from '../shared/field.ts'
import { plainSku } from './fields/sku.ts'

export const productIdInput = (field: string) => id(field).brand<'ProductId'>()

export const storedProductId = z.string().brand<'ProductId'>()

export const skuInput = (field: string) => text(field, 64).overwrite(plainSku).brand<'Sku'>()

export const storedSku = z.string().brand<'Sku'>()
