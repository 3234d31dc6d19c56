import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { PrintStickers } from './print-stickers.tsx'

const PRINT = 'GET /api/admin/products/stickers.pdf'
const GOODS = [
  { sku: 'DABBA-1', copies: 3 },
  { sku: 'DABBA-2', copies: 2 },
]

const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Stickers' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

it('opens as many stickers of each as there are units, for the printer that one has', async () => {
  URL.createObjectURL = () => 'blob:stickers'
  const opened = vi.fn<typeof open>(() => window)
  vi.stubGlobal('open', opened)
  const { sent } = fakeApi({ [PRINT]: {} })
  renderApp(<PrintStickers goods={GOODS} />, { toasts: true })
  await press('Stickers for a label printer')
  await waitFor(() => expect(opened).toHaveBeenCalledWith('blob:stickers', '_blank'))
  expect(sent[0]?.query).toEqual({ sku: 'DABBA-1,DABBA-2', copies: '3,2', page: 'single' })
})

it('prints a large delivery in parts of as many as can be drawn at once', async () => {
  URL.createObjectURL = () => 'blob:stickers'
  vi.stubGlobal(
    'open',
    vi.fn<typeof open>(() => window),
  )
  const { sent } = fakeApi({ [PRINT]: {} })
  renderApp(
    <PrintStickers
      goods={[
        { sku: 'DABBA-1', copies: 390 },
        { sku: 'DABBA-2', copies: 415 },
      ]}
    />,
    { toasts: true },
  )
  for (const part of [1, 2, 3]) {
    await press(`Stickers, 40 to a sheet (${part} of 3)`)
    await waitFor(() => expect(sent).toHaveLength(part))
  }
  expect(sent.map(({ query }) => [query.sku, query.copies])).toEqual([
    ['DABBA-1,DABBA-2', '390,10'],
    ['DABBA-2', '400'],
    ['DABBA-2', '5'],
  ])
})

it('says why the stickers are not printed', async () => {
  fakeApi({ [PRINT]: failure(404, 'not_found', 'Not found.') })
  renderApp(<PrintStickers goods={GOODS} />, { toasts: true })
  await press('Stickers, 40 to a sheet')
  expect(await screen.findByText('The stickers are not printed')).toBeTruthy()
})
