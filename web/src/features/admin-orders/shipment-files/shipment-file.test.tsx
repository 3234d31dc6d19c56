import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { ShipmentFile } from './shipment-file.tsx'

const CALL = 'POST /api/admin/orders/shipments.csv'
const TEXT = 'number,courier,awb\nBR-22222,Delhivery,D1\nBR-33333,Delhivery,D2\n'
const found = {
  done: ['o1'],
  refused: [{ row: 3, code: 'not_found', message: 'There is no order BR-33333' }],
}

const choose = async () => {
  renderApp(<ShipmentFile />)
  await userEvent.click(screen.getByRole('button', { name: 'Parcel numbers from a file' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Parcel numbers from a file' }))
  await userEvent.upload(dialog.getByLabelText('CSV file'), new File([TEXT], 'parcels.csv'))
  return dialog
}

signInBeforeEach('packer')

it('says what a file would ship and which rows it leaves out, and ships by a press', async () => {
  const api = fakeApi({ [CALL]: { body: found } })
  const dialog = await choose()
  expect(await dialog.findByText('1 order can be shipped')).toBeTruthy()
  expect(dialog.getByText('Row 3: There is no order BR-33333')).toBeTruthy()
  expect(api.sent).toMatchObject([{ query: { dryRun: 'true' }, body: TEXT }])
  await userEvent.click(dialog.getByRole('button', { name: 'Ship 1' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.sent.at(-1)).toMatchObject({ query: { dryRun: 'false' }, body: TEXT })
})

it('says what is wrong with a file, and ships nothing', async () => {
  fakeApi({ [CALL]: failure(400, 'invalid_input', 'The column awb is missing') })
  const dialog = await choose()
  expect(await dialog.findByText('The column awb is missing')).toBeTruthy()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Ship' }).disabled).toBe(true)
})

it('takes the courier of all rows after the file as well', async () => {
  const api = fakeApi({ [CALL]: { body: found } })
  const dialog = await choose()
  expect(await dialog.findByText('1 order can be shipped')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText(/^Courier \(/), ' DTDC ')
  await userEvent.tab()
  await waitFor(() => expect(api.sent.at(-1)?.query).toEqual({ dryRun: 'true', courier: 'DTDC' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Ship 1' }))
  await waitFor(() => expect(api.sent.at(-1)?.query).toEqual({ dryRun: 'false', courier: 'DTDC' }))
})
