import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { addressText, hrefIn, resolve } from './address.ts'
import { newKey } from './history.ts'
import { showsPage } from './overlays.ts'
import type { ReactNode } from 'react'
import type { Location } from './address.ts'
import type { NavigationType, RouterHistory } from './history.ts'

type Options = {
  replace?: boolean | undefined
  /** The same entry of the history with another query: no new page, and no step. */
  amend?: boolean | undefined
  state?: unknown
}

/** To an address, or some steps through the history. Always the same function. */
export type Navigate = (to: string | number, options?: Options) => void

type Place = { location: Location; type: NavigationType }

const Navigation = createContext<{ navigate: Navigate; basename: string } | undefined>(undefined)
const CurrentPlace = createContext<Place | undefined>(undefined)

const provided = <T,>(value: T | undefined): T => {
  if (value === undefined) throw new Error('There is no router around this component')
  return value
}

export const Router = ({ history, children }: { history: RouterHistory; children: ReactNode }) => {
  const [place, setPlace] = useState<Place>(() => ({ location: history.read(), type: 'pop' }))
  const navigation = useMemo(() => {
    // A page that is still loading leaves the one before on the screen.
    const follow = (type: NavigationType) =>
      startTransition(() => setPlace({ location: history.read(), type }))
    const navigate: Navigate = (to, { replace = false, amend = false, state = null } = {}) => {
      if (typeof to === 'number') return history.go(to)
      const type = replace || amend ? 'replace' : 'push'
      const here = history.read()
      history.write({ state, key: newKey(), ...(amend && here), ...resolve(to, here) }, type)
      follow(type)
    }
    return { navigate, basename: history.basename, follow }
  }, [history])
  useLayoutEffect(() => history.listen(() => navigation.follow('pop')), [history, navigation])
  useLayoutEffect(() => showsPage(place.location.key), [place])
  return (
    <Navigation value={navigation}>
      <CurrentPlace value={place}>{children}</CurrentPlace>
    </Navigation>
  )
}

export const useLocation = (): Location => provided(use(CurrentPlace)).location

/** How the shown page was reached. */
export const useNavigationType = (): NavigationType => provided(use(CurrentPlace)).type

export const useNavigate = (): Navigate => provided(use(Navigation)).navigate

export const useSearchParams = (): URLSearchParams => {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** What a link needs: its href, and what a press does. */
export const useLinkTo = (to: string, { replace, state }: Options) => {
  const { navigate, basename } = provided(use(Navigation))
  const location = useLocation()
  const address = resolve(to, location)
  const isHere = addressText(address) === addressText(location)
  return {
    href: hrefIn(basename, address),
    // Like the browser, a link to this very page adds no step to its history.
    follow: () => navigate(addressText(address), { replace: replace ?? isHere, state }),
  }
}

type NavigateProps = Options & { to: string }

/** Leads elsewhere instead of showing something. */
export const Navigate = ({ to, replace, state }: NavigateProps) => {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state])
  return null
}
