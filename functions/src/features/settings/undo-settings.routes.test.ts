import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { describe, expect, it } from 'vitest'
import { startSettings as start } from './testing/start-settings.ts'

type Admin = Awaited<ReturnType<typeof start>>['admin']

const audit = async (admin: Admin) => (await admin.get('/api/admin/audit')).body

const { shipping } = DEFAULT_SETTINGS
const DEARER = { freeFrom: (shipping.freeFrom ?? 0) + 200, fee: shipping.fee + 10 }

const rule = { prefix: '11', serviceable: true, days: 1 }

describe('the audit trail', () => {
  it('tells what was changed, and undo takes it back, and that back again', async () => {
    const { admin, save, open } = await start()
    await save({ shipping: DEARER, pinRules: [{ ...rule, codMax: null }] })
    const [entry] = await audit(admin)
    expect(entry).toMatchObject({
      action: 'settings.changed',
      changes: {
        shipping: { from: shipping, to: DEARER },
        pinRules: { from: [], to: [rule] },
      },
      undone: false,
    })
    const undo = (batch: string) => admin.post('/api/admin/audit/undo', { batch })
    expect((await undo(entry.batch)).body).toEqual({ undone: 1, skipped: [], left: 0 })
    expect(await open()).toEqual({ ...DEFAULT_SETTINGS, version: 2 })
    expect((await undo(entry.batch)).body).toEqual({ undone: 0, skipped: [], left: 0 })

    const [ofUndo] = await audit(admin)
    expect((await undo(ofUndo.batch)).body.undone).toBe(1)
    expect(await open()).toMatchObject({ version: 3, shipping: DEARER })
  })

  it('leaves alone what was changed again since', async () => {
    const { admin, save, open } = await start()
    await save({ name: 'One' })
    const [first] = await audit(admin)
    await save({ name: 'Two' })
    const { body } = await admin.post('/api/admin/audit/undo', { batch: first.batch })
    expect(body).toMatchObject({ undone: 0, skipped: [{ reason: 'undo_changed_again' }] })
    expect((await open()).name).toBe('Two')
  })

  it('does not take away a category that is in use by now', async () => {
    const { shop, admin, save } = await start()
    await save({ categories: [...DEFAULT_SETTINGS.categories, { name: 'Balcony' }] })
    const [entry] = await audit(admin)
    await shop.saveProduct({ category: 'Balcony' })
    expect(await admin.post('/api/admin/audit/undo', { batch: entry.batch })).toMatchObject({
      status: 409,
      body: { code: 'in_use' },
    })
  })
})
