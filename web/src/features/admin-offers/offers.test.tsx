import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { Offers } from './components/offers.tsx'
import { code, sale, show } from './testing/sample-offers.tsx'

signInBeforeEach('admin')

describe('the list', () => {
  it('tells each offer in a sentence, by when it runs', async () => {
    fakeApi({
      'GET /api/admin/offers': { body: [sale, code, { ...code, _id: 'x', active: false }] },
    })
    show(<Offers />)
    const coming = within(await screen.findByRole('region', { name: 'Coming' }))
    expect(
      coming.getByText(/^20% off Steel in Kitchen, Fri 20 Nov, 6:00.pm to Sun 22 Nov, midnight$/),
    ).toBeTruthy()
    const running = within(screen.getByRole('region', { name: 'Running now' }))
    expect(
      running.getByText(
        /^₹50 off everything, for orders from ₹499 on, with the code SOCIETY, from/,
      ),
    ).toBeTruthy()
    expect(running.getByText('7 of 10 uses')).toBeTruthy()
    const share = running.getByRole('link', { name: 'Share on WhatsApp offer “Society”' })
    expect(decodeURIComponent(share.getAttribute('href') ?? '')).toContain('/?code=SOCIETY')
    const ended = within(screen.getByRole('region', { name: 'Ended' }))
    expect(ended.getByRole('link', { name: 'Copy offer “Society”' })).toBeTruthy()
  })

  it('tells what the orders of each have come to', async () => {
    const { sent } = fakeApi({
      'GET /api/admin/offers': { body: [sale, code] },
      'GET /api/admin/offers/figures': {
        body: [
          { _id: 'c1', orders: 7, revenue: 4200, discount: 350 },
          { _id: 's1', orders: 0, revenue: 0, discount: 0 },
        ],
      },
    })
    show(<Offers />)
    expect(await screen.findByText('7 orders · ₹4,200 sold · ₹350 taken off')).toBeTruthy()
    expect(screen.queryByText(/^0 orders/)).toBeNull()
    expect(sent.find(({ call }) => call.endsWith('figures'))?.query).toEqual({ ids: 'c1,s1' })
  })

  it('has a calendar of what runs when, four weeks at a time', async () => {
    fakeApi({
      'GET /api/admin/offers': { body: [sale, code, { ...sale, _id: 'x', active: false }] },
    })
    show(<Offers />)
    const calendar = within(await screen.findByRole('region', { name: 'Calendar' }))
    const rows = () => calendar.queryAllByRole('listitem').map((row) => row.textContent)
    expect(calendar.getByText('Mon 16 Nov')).toBeTruthy()
    expect(rows()).toEqual([
      expect.stringMatching(/^Society from/),
      expect.stringMatching(/^Diwali Fri 20 Nov/),
    ])
    await userEvent.click(calendar.getByRole('button', { name: 'Four weeks later' }))
    expect(calendar.getByText('Mon 14 Dec')).toBeTruthy()
    expect(rows()).toEqual([expect.stringMatching(/^Society/)])
    await userEvent.click(calendar.getByRole('button', { name: 'Four weeks earlier' }))
    await userEvent.click(calendar.getByRole('button', { name: 'Four weeks earlier' }))
    await userEvent.click(calendar.getByRole('button', { name: 'Four weeks earlier' }))
    expect(calendar.getByText('Nothing runs in these weeks.')).toBeTruthy()
  })

  it('has a poster, and a text that leads to the offer', async () => {
    const written: string[] = []
    const pen = {
      fillRect: () => undefined,
      measureText: (text: string) => ({ width: text.length * 20 }),
      fillText: (text: string) => written.push(text),
    }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
    Object.assign(document, { fonts: { ready: Promise.resolve() } })
    fakeApi({ 'GET /api/admin/offers': { body: [sale, code] } })
    show(<Offers />)
    const posters = await screen.findAllByRole('button', { name: /^Poster/ })
    await userEvent.click(posters[0]!)
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { hidden: true })
    expect(text.value).toMatch(
      /^Society: ₹50 off everything, .* with the code SOCIETY\. from .*\?code=SOCIETY$/,
    )
    const told = written.join(' ')
    for (const part of ['₹50 off', 'Society', 'for orders from ₹499 on', 'Code: SOCIETY'])
      expect(told).toContain(part)
  })

  it('ends an offer by one press, and takes that back', async () => {
    const { sent } = fakeApi({
      'GET /api/admin/offers': { body: [code] },
      'PUT /api/admin/offers/c1': ({ body }) => {
        const { active, version } = body as typeof code
        return { body: { ...code, active, version: version + 1 } }
      },
    })
    show(<Offers />)
    await userEvent.click(await screen.findByRole('button', { name: 'End now offer “Society”' }))
    await userEvent.click(
      await screen.findByRole('button', { name: 'Undo: run it again offer “Society”' }),
    )
    expect(await screen.findByRole('region', { name: 'Running now' })).toBeTruthy()
    const changes = sent.filter(({ call }) => call.startsWith('PUT'))
    expect(changes.map(({ body }) => body)).toMatchObject([
      { active: false, version: 3, code: 'SOCIETY', minimum: 499 },
      { active: true, version: 4 },
    ])
  })

  it('is read by who cares for the catalog, and changed by admins', async () => {
    session.start(signedInAs({ ...asha, role: 'catalogue' }))
    fakeApi({ 'GET /api/admin/offers': { body: [code] } })
    show(<Offers />)
    const running = within(await screen.findByRole('region', { name: 'Running now' }))
    expect(running.getByText('Society')).toBeTruthy()
    expect(running.queryByRole('button')).toBeNull()
    expect(running.queryByRole('link', { name: /Copy/ })).toBeNull()
  })
})
