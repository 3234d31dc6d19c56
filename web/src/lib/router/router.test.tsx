import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { browserHistory } from './history.ts'
import { Link } from './link.tsx'
import { Outlet, Route, Routes, useParams } from './routes.tsx'
import { Navigate, Router, useLocation, useNavigate, useNavigationType } from './router.tsx'

const Frame = () => {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output>{`${useNavigationType()} ${pathname}${search} ${JSON.stringify(state)}`}</output>
      <Link to="/product/7?color=Red" state={{ from: 'list' }}>
        Jug
      </Link>
      <Link to="?page=2">Next</Link>
      <Link to="//elsewhere.example/x">Odd</Link>
      <Link to="#reviews">Reviews</Link>
      <button type="button" onClick={() => navigate('?color=Blue', { amend: true })}>
        Blue
      </button>
      <Outlet />
    </>
  )
}

const Product = () => <h1>{`Product ${useParams().id}`}</h1>

const Admin = () => (
  <Routes>
    <Route path="orders/new" element={<h1>New order</h1>} />
    <Route path="orders/:id" element={<h1>Order</h1>} />
  </Routes>
)

const showAt = (address: string, basename = '') => {
  history.replaceState(null, '', basename + address)
  render(
    <Router history={browserHistory(basename)}>
      <Routes>
        <Route element={<Frame />}>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/product/:id" element={<Product />} />
          <Route path="/old/:id" element={<Navigate to="/product/1" replace />} />
          <Route path="/admin/*" element={<Admin />} />
          <Route path="*" element={<h1>Nothing here</h1>} />
        </Route>
      </Routes>
    </Router>,
  )
}

const heading = () => screen.getByRole('heading').textContent
const place = () => screen.getByRole('status').textContent
const press = (name: string, init = {}) => fireEvent.click(screen.getByText(name), init)

beforeEach(() => history.replaceState(null, '', '/'))

it('shows the page of a pressed link, with its state, inside the same frame', () => {
  showAt('/')
  press('Jug')
  expect(heading()).toBe('Product 7')
  expect(place()).toBe('push /product/7?color=Red {"from":"list"}')
  expect(location.pathname + location.search).toBe('/product/7?color=Red')
})

it('adds a step to the history for another address only', () => {
  showAt('/')
  const before = history.length
  press('Next')
  press('Next')
  expect(history.length).toBe(before + 1)
  expect(place()).toBe('replace /?page=2 null')
})

it('keeps the query at a link to a place on this page', () => {
  showAt('/product/1?color=Red')
  press('Reviews')
  expect(location.search + location.hash).toBe('?color=Red#reviews')
})

it('amends the address without a step or a new page', () => {
  showAt('/product/1?color=Red')
  history.replaceState({ idx: 2, key: 'k', usr: 7, isCopy: true }, '', location.href)
  const before = history.length
  press('Blue')
  expect(location.search).toBe('?color=Blue')
  expect(history.length).toBe(before)
  expect(history.state).toEqual({ idx: 2, key: 'k', usr: 7, isCopy: true })
})

it('leaves presses that open a new tab to the browser', () => {
  showAt('/')
  expect(press('Jug', { ctrlKey: true })).toBe(true)
  expect(heading()).toBe('Home')
})

it('links inside the language, and never to another site', () => {
  showAt('/', '/hi')
  expect(screen.getByText('Jug').getAttribute('href')).toBe('/hi/product/7?color=Red')
  expect(screen.getByText('Next').getAttribute('href')).toBe('/hi?page=2')
  expect(screen.getByText('Odd').getAttribute('href')).toBe('/hi/elsewhere.example/x')
})

it('follows Back and Forward', () => {
  showAt('/product/1')
  act(() => {
    history.replaceState({ idx: 0, key: 'k', usr: null }, '', '/')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(heading()).toBe('Home')
  expect(place()).toBe('pop / null')
})

it.each([
  ['/old/9', 'Product 1'],
  ['/admin/orders/new', 'New order'],
  ['/admin/orders/5', 'Order'],
  ['/no/such', 'Nothing here'],
])('shows what belongs to %s', (address, title) => {
  showAt(address)
  expect(heading()).toBe(title)
})
