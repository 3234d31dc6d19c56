import { asProductId } from '@bartan/contract/products/product-id'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { TEXTS } from '@bartan/contract/shop/texts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { failure } from '#testing/fake-api.ts'
import { facets, jug, listOf, openCollection, thali } from '../testing/collection.tsx'

const [KITCHEN] = CATEGORIES
const inKitchen = new URLSearchParams({ category: KITCHEN }).toString()

const pageFrom = (from: number) =>
  Array.from({ length: 24 }, (_, index) =>
    aProduct({ _id: asProductId(`p${from + index}`), name: `Product ${from + index}` }),
  )

const rows = () => screen.getAllByRole('checkbox').map((row) => row.getAttribute('value'))

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

describe('a collection page', () => {
  it('asks for what the address says and shows how many there are', async () => {
    const { lastQuery } = openCollection(`/collections/all?${inKitchen}&brand=Omax&sortBy=priceAsc`)
    expect(await screen.findByText('Steel Thali')).toBeTruthy()
    expect(screen.getByText('2 products')).toBeTruthy()
    expect(document.title).toContain(`${KITCHEN}, Omax`)
    expect(lastQuery()).toEqual({
      category: KITCHEN,
      brand: 'Omax',
      sortBy: 'priceAsc',
      limit: '24',
      page: '1',
    })
  })

  it('puts each choice into the address', async () => {
    const { address } = openCollection('/collections/all')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('checkbox', { name: 'Omax' }))
    await user.click(screen.getByRole('checkbox', { name: 'Small' }))
    await user.click(screen.getByRole('checkbox', { name: 'Large' }))
    await user.click(screen.getByRole('radio', { name: KITCHEN }))
    await user.click(screen.getByRole('button', { name: 'Red' }))
    await user.selectOptions(screen.getByLabelText('Sort by'), 'popularity')
    expect(address()).toBe(
      `/collections/all?${decodeURIComponent(inKitchen)}&color=Red&size=Small,Large&brand=Omax&sortBy=popularity`,
    )
  })

  it('is one step for Back, however many choices were made', async () => {
    const { address } = openCollection('/collections/all')
    const user = userEvent.setup()
    await user.click(await box('Omax'))
    await user.click(screen.getByRole('checkbox', { name: 'Bamboo' }))
    await waitFor(() => expect(address()).toContain('material=Bamboo'))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(address()).toBe('/collections/all'))
  })

  it('is what the address says again, however soon one goes back', async () => {
    const { address } = openCollection('/collections/all')
    const omax = await box('Omax')
    act(() => {
      omax.click()
      screen.getByRole('button', { name: 'Back' }).click()
    })
    expect(address()).toBe('/collections/all')
    expect(omax.checked).toBe(false)
  })

  it('offers what the catalog has beyond the usual, and keeps what is chosen', async () => {
    openCollection('/collections/all?brand=Lost+Brand')
    expect((await box('Bamboo')).checked).toBe(false)
    expect((await box('Lost Brand')).checked).toBe(true)
    expect((await box('Omax')).getAttribute('aria-description')).toBe('2 products')
  })

  it('offers no filters beside the one product that was found without any', async () => {
    openCollection('/collections/all?search=thali', { 'GET /api/products': listOf([thali]) })
    expect(await screen.findByText('Steel Thali')).toBeTruthy()
    expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull()
  })

  it('keeps the filters beside the one product that they left', async () => {
    openCollection('/collections/all?brand=Omax', { 'GET /api/products': listOf([thali]) })
    expect((await box('Omax')).checked).toBe(true)
    expect(screen.getByRole('complementary', { name: 'Filters' })).toBeTruthy()
  })

  it('leaves a value that nothing is left of in its place', async () => {
    openCollection('/collections/all', {
      'GET /api/products/facets': ({ query }) => ({
        body: facets(query.brand ? { material: [{ value: 'Cork', count: 1 }] } : {}),
      }),
    })
    await box('Bamboo')
    const before = rows().indexOf('Bamboo')
    await userEvent.click(await box('Omax'))
    await waitFor(async () =>
      expect((await box('Bamboo')).getAttribute('aria-description')).toBe('0 products'),
    )
    expect(rows().indexOf('Bamboo')).toBe(before)
    expect((await box('Cork')).getAttribute('aria-description')).toBe('1 product')
  })

  it('takes filters away by their chips, one by one or all at once', async () => {
    const { address } = openCollection('/collections/all?color=Red&brand=Omax,Cello&search=steel')
    const user = userEvent.setup()
    const chips = await screen.findByRole('list', { name: 'Active filters' })
    await user.click(within(chips).getByRole('button', { name: 'Remove filter Omax' }))
    expect(address()).toBe('/collections/all?color=Red&brand=Cello&search=steel')
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(address()).toBe('/collections/all?search=steel')
  })

  it('keeps the list in sight while the next one loads', async () => {
    const later = Promise.withResolvers<ReturnType<typeof listOf>>()
    openCollection('/collections/all', {
      'GET /api/products': ({ query }) => (query.brand ? later.promise : listOf([thali, jug])),
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Omax' }))
    expect(screen.getAllByText('Loading…')[0]).toBeTruthy()
    expect(screen.getByText('Steel Thali')).toBeTruthy()
    later.resolve(listOf([jug]))
    await waitFor(() => expect(screen.queryByText('Steel Thali')).toBeNull())
    expect(screen.getByText('1 product')).toBeTruthy()
  })

  it('says what went wrong and tries again when asked', async () => {
    const { api } = openCollection('/collections/all', {
      'GET /api/products': failure(403, 'forbidden', 'The shop is closed'),
    })
    expect(await screen.findByText(`${TEXTS.errorPrefix}The shop is closed`)).toBeTruthy()
    api.answers['GET /api/products'] = listOf([thali])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Steel Thali')).toBeTruthy()
  })

  it('shows ways out where nothing is found', async () => {
    const { address } = openCollection('/collections/all?search=botle&color=Red', {
      'GET /api/products': listOf([]),
      'GET /api/products/facets': { body: facets({ total: 0, didYouMean: 'bottle' }) },
    })
    expect(await screen.findByText(TEXTS.noProducts)).toBeTruthy()
    expect((await screen.findByRole('link', { name: 'bottle' })).getAttribute('href')).toBe(
      '/collections/all?color=Red&search=bottle',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))
    expect(address()).toBe('/collections/all?search=botle')
  })

  it('offers to call, not to see everything, where there are no products at all', async () => {
    openCollection('/collections/all', { 'GET /api/products': listOf([]) })
    expect(await screen.findByText(TEXTS.noProducts)).toBeTruthy()
    expect(screen.getByRole('link', { name: TEXTS.callUs })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'See all products' })).toBeNull()
  })

  it('leads from a search without a hit to the categories, and to what sells most', async () => {
    const { lastQuery } = openCollection('/collections/all?search=zzz', {
      'GET /api/products': ({ query }) => listOf(query.search === undefined ? [jug] : []),
      'GET /api/products/facets': { body: facets({ total: 0, narrowest: 'search' }) },
    })
    expect(await screen.findByText(/^Try another word/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try without the search' })).toBeNull()
    expect(screen.getByRole('link', { name: KITCHEN }).getAttribute('href')).toBe(
      `/collections/all?${inKitchen}`,
    )
    expect(await screen.findByRole('region', { name: 'Popular with shoppers' })).toBeTruthy()
    expect(lastQuery()).toMatchObject({ sortBy: 'popularity' })
  })

  it('fills the room below a search with one hit by what else sells most', async () => {
    openCollection('/collections/all?search=jug', {
      'GET /api/products': ({ query }) => listOf(query.search === undefined ? [jug, thali] : [jug]),
    })
    const more = within(await screen.findByRole('region', { name: 'Popular with shoppers' }))
    expect(more.getAllByRole('listitem')).toHaveLength(1)
    expect(more.getByText(thali.name)).toBeTruthy()
  })

  it('loads the next page by a link that has its address', async () => {
    openCollection('/collections/all?brand=Omax', {
      'GET /api/products': ({ query }) => listOf(pageFrom(query.page === '2' ? 24 : 0), 48),
    })
    // Found by text: by role, the test would compute the names of all links of 24 products again and again.
    const more = await screen.findByText('Load more')
    expect(more.closest('a')?.getAttribute('href')).toBe('/collections/all?brand=Omax&page=2')
    await userEvent.click(more)
    expect(await screen.findByText('Product 47')).toBeTruthy()
    expect(screen.getByText('Product 0')).toBeTruthy()
    expect(screen.queryByText('Load more')).toBeNull()
  })
})

it('stock, discount and rating are chosen in the sidebar, stand in the address, and go by their chips', async () => {
  const { address, lastQuery } = openCollection('/collections/all')
  await userEvent.click(await box('In stock'))
  await userEvent.click(screen.getByRole('radio', { name: '25% off or more' }))
  await userEvent.click(screen.getByRole('radio', { name: '4 stars or more' }))
  await waitFor(() => expect(address()).toBe('/collections/all?inStock=true&discount=25&rating=4'))
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({ inStock: 'true', discount: '25', rating: '4' }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter 25% off or more' }))
  await waitFor(() => expect(address()).toBe('/collections/all?inStock=true&rating=4'))
})
