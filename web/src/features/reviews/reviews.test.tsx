import type { OwnReview, Review } from '@bartan/contract/reviews/schema'
import { TEXTS } from '@bartan/contract/shop/texts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { Reviews } from './components/reviews.tsx'

const aReview = (some: Partial<Review> = {}): Review => ({
  _id: 'r1',
  stars: 4,
  text: 'No leaks in the school bag.',
  photos: [],
  author: 'Lakshmi',
  createdAt: '2026-10-08T10:00:00.000Z',
  updatedAt: '2026-10-08T10:00:00.000Z',
  ...some,
})

const own: OwnReview = { ...aReview({ _id: 'mine', author: 'Asha', text: 'Mine.' }), hidden: false }

const reviews = (list: Review[], total = list.length, next?: string) => ({
  body: list,
  headers: { 'x-total-count': String(total), ...(next && { 'x-next-cursor': next }) },
})

const open = (answers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi({ 'GET /api/products/thali/reviews': reviews([aReview()]), ...answers })
  renderApp(<Reviews product={aProduct({ rating: { average: 4, count: 1 } })} />)
  return api
}

const aPhoto = () => {
  const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  const end = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0, 0, 0, 0]
  return new File([new Uint8Array([...head, ...end])], 'thali.png', { type: 'image/png' })
}

/** Such as a browser shows at once. */
class SmallImage extends EventTarget {
  readonly naturalWidth = 10
  readonly naturalHeight = 10
  set src(_url: string) {
    queueMicrotask(() => this.dispatchEvent(new Event('load')))
  }
}

const uploadsAnswer = (reply: object) => {
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget()
    readonly status = 201
    readonly responseText = JSON.stringify(reply)
    readonly open = vi.fn<() => void>()
    readonly setRequestHeader = vi.fn<() => void>()
    readonly send = () => {
      this.dispatchEvent(new Event('load'))
      this.dispatchEvent(new Event('loadend'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('Image', SmallImage)
}

describe('the reviews of a product', () => {
  it('are told with stars, first name, day and words', async () => {
    open({})
    const review = within(await screen.findByRole('article'))
    expect(review.getByText('4 out of 5 stars')).toBeTruthy()
    expect(review.getByText('Lakshmi')).toBeTruthy()
    expect(review.getByText('No leaks in the school bag.')).toBeTruthy()
    expect(screen.getByText('1 review')).toBeTruthy()
  })

  it('are set in the font of their letters, whatever the page’s language is', async () => {
    const hindi = 'बहुत मज़बूत डिब्बा है।'
    open({
      'GET /api/products/thali/reviews': reviews([
        aReview({ text: hindi }),
        aReview({ _id: 'r2' }),
      ]),
    })
    expect((await screen.findByText(hindi)).lang).toBe('hi')
    expect(screen.getByText('No leaks in the school bag.').lang).toBe('')
  })

  it('show their pictures, each to be opened', async () => {
    const photos = ['/images/upload/v1/reviews/r1/a.webp', '/images/upload/v1/reviews/r1/b.webp']
    open({ 'GET /api/products/thali/reviews': reviews([aReview({ photos })]) })
    const list = within(await screen.findByRole('list', { name: 'Pictures by Lakshmi' }))
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(photos)
    expect(list.getByAltText('Picture 2 by Lakshmi')).toBeTruthy()
  })

  it('come page by page', async () => {
    open({
      'GET /api/products/thali/reviews': ({ query }) =>
        query.cursor === 'c10'
          ? reviews([aReview({ _id: 'r11', author: '', text: 'The eleventh.' })], 11)
          : reviews([aReview()], 11, 'c10'),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'More reviews' }))
    expect(await screen.findByText('The eleventh.')).toBeTruthy()
    expect(screen.getByText('A customer')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'More reviews' })).toBeNull()
  })

  it('are counted by stars, and filtered by a press on a bar', async () => {
    const api = fakeApi({
      'GET /api/products/thali/reviews': ({ query }) =>
        query.stars === '2' ? reviews([aReview({ stars: 2, text: 'Too small.' })]) : reviews([]),
    })
    const starCounts = [0, 1, 0, 2, 0]
    renderApp(<Reviews product={aProduct({ rating: { average: 3.3, count: 3 }, starCounts })} />)
    const bars = within(await screen.findByRole('group', { name: 'Reviews by stars' }))
    const names = [
      '5 stars: 0 reviews',
      '4 stars: 2 reviews',
      '3 stars: 0 reviews',
      '2 stars: 1 review',
      '1 star: 0 reviews',
    ]
    expect(names.map((name) => bars.getByRole('button', { name }))).toEqual(
      bars.getAllByRole('button'),
    )
    const two = bars.getByRole('button', { name: '2 stars: 1 review' })
    fireEvent.click(two)
    expect(two.getAttribute('aria-pressed')).toBe('true')
    expect(await screen.findByText('Too small.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'All reviews' }))
    await waitFor(() => expect(screen.queryByText('Too small.')).toBeNull())
    expect(two.getAttribute('aria-pressed')).toBe('false')
    expect(api.sent.at(-1)?.call).toContain('reviews')
  })

  it('say what went wrong, and are fetched again when asked', async () => {
    const api = open({ 'GET /api/products/thali/reviews': failure(403, 'forbidden', 'Not now') })
    expect(await screen.findByText(`${TEXTS.errorPrefix}Not now`)).toBeTruthy()
    api.answers['GET /api/products/thali/reviews'] = reviews([aReview()])
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Lakshmi')).toBeTruthy()
  })

  it('lead a guest to the login and back', async () => {
    open({})
    expect(
      (await screen.findByRole('link', { name: 'Log in to write a review' })).getAttribute('href'),
    ).toBe('/login?redirect=%2Fproduct%2Fthali%23reviews')
  })
})

describe('a customer', () => {
  signInBeforeEach()

  it('reviews what was delivered, and sees it at once', async () => {
    const api = open({
      'GET /api/products/thali/reviews/mine': { body: { canReview: true, review: null } },
      'POST /api/products/thali/reviews': { status: 201, body: own },
    })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Write a review' }))
    await user.click(screen.getByRole('button', { name: 'Send review' }))
    expect(screen.getByText('Please choose your stars')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star: Poor' }))
    await user.click(screen.getByRole('radio', { name: '4 stars: Very good' }))
    await user.type(screen.getByLabelText(/Your words/), 'Mine.')
    await user.click(screen.getByRole('button', { name: 'Send review' }))
    expect(await screen.findByText('Your review')).toBeTruthy()
    expect(screen.getByText('Mine.')).toBeTruthy()
    expect(api.sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      stars: 4,
      text: 'Mine.',
      photos: [],
    })
  })

  it('sends pictures as they are chosen, and names those that stay', async () => {
    const [old, sent] = [
      '/images/upload/v1/reviews/r/old.webp',
      '/images/upload/v2/reviews/r/new.webp',
    ]
    uploadsAnswer({ imageUrl: sent })
    const api = open({
      'GET /api/products/thali/reviews/mine': {
        body: { canReview: true, review: { ...own, photos: [old] } },
      },
      'POST /api/products/thali/reviews': {
        status: 201,
        body: { ...own, author: 'Asha', photos: [sent] },
      },
    })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Change your review' }))
    expect(screen.getByAltText('Picture 1').getAttribute('src')).toBe(old)
    await user.click(screen.getByRole('button', { name: 'Remove picture 1' }))
    await user.upload(screen.getByLabelText('Add picture'), aPhoto())
    expect((await screen.findByAltText('Picture 1')).getAttribute('src')).toBe(sent)
    await user.click(screen.getByRole('button', { name: 'Send review' }))
    const shown = await screen.findByRole('list', { name: 'Pictures by Asha' })
    expect(within(shown).getByRole('link').getAttribute('href')).toBe(sent)
    expect(api.sent.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
      photos: [sent],
    })
  })

  it('finds what was written and not sent, until it is cancelled', async () => {
    const answers = {
      'GET /api/products/thali/reviews/mine': { body: { canReview: true, review: null } },
    }
    open(answers)
    fireEvent.click(await screen.findByRole('button', { name: 'Write a review' }))
    fireEvent.click(screen.getByRole('radio', { name: /^4 stars/ }))
    fireEvent.change(screen.getByLabelText(/Your words/), { target: { value: 'Half a' } })
    cleanup()
    open(answers)
    fireEvent.click(await screen.findByRole('button', { name: 'Write a review' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^4 stars/ }).checked).toBe(true)
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Your words/).value).toBe('Half a')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    fireEvent.click(screen.getByRole('button', { name: 'Write a review' }))
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Your words/).value).toBe('')
  })

  it('finds the own review once, and can change it', async () => {
    open({
      'GET /api/products/thali/reviews': reviews([own, aReview()]),
      'GET /api/products/thali/reviews/mine': { body: { canReview: true, review: own } },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Change your review' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^4 stars/ }).checked).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getAllByText('Mine.')).toHaveLength(1))
  })

  it('to whom nothing was delivered is told so', async () => {
    open({ 'GET /api/products/thali/reviews/mine': { body: { canReview: false, review: null } } })
    expect(
      await screen.findByText('You can review this product once it has been delivered to you.'),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull()
  })
})
