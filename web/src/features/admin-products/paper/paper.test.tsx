import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { aProduct, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { ChoosableProducts } from '../components/products.tsx'
import { picturePdf } from './paper-list.tsx'

it('is closed in a browser that tells when it has scrolled', async () => {
  session.start(signedInAs({ ...asha, role: 'admin' }))
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never)
  fakeApi({})
  renderApp(<ChoosableProducts products={[{ ...aProduct(), sold: 3 }]} />)
  await userEvent.click(screen.getByLabelText('Choose Steel Thali'))
  await userEvent.click(screen.getByRole('button', { name: 'List on paper' }))
  expect(await screen.findByText('Save as PDF')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Choose none' }))
  expect(screen.queryByText('Save as PDF')).toBeNull()
  expect(screen.getByLabelText('Choose Steel Thali')).toHaveProperty('checked', false)
})

it('is a PDF with a page for each picture, and a table that says where its parts are', async () => {
  const picture = { bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]), width: 10, height: 20 }
  const pdf = picturePdf([picture, picture], [595, 842])
  const bytes = new Uint8Array(await pdf.arrayBuffer())
  const text = String.fromCodePoint(...bytes)
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text).toContain('/Count 2')
  expect(text.match(/\/DCTDecode/g)).toHaveLength(2)
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(start, start + 4)).toBe('xref')
  const places = [...text.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map(([, at]) => Number(at))
  expect(places.map((at) => text.slice(at, text.indexOf('\n', at)))).toEqual(
    places.map((_, at) => `${at + 1} 0 obj`),
  )
})
