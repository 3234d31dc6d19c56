import { Children, createContext, Fragment, isValidElement, use, useMemo } from 'react'
import { decodePath, exactness, matchPath } from './match.ts'
import { useLocation } from './router.tsx'
import type { ReactNode } from 'react'
import type { Match, Params } from './match.ts'

type RouteProps = {
  /** Relative to the `/*` of the routes around; without one, `element` is a frame around `children`. */
  path?: string
  index?: true
  element: ReactNode
  children?: ReactNode
}

/** Describes a route for `Routes`, which reads it and never renders it. */
export const Route = (_props: RouteProps): ReactNode => null

type Branch = { pattern: string; elements: readonly ReactNode[] }

/** One for each page: its pattern, and the elements from its outermost frame inwards. */
const branchesOf = (children: ReactNode, frames: readonly ReactNode[] = []): Branch[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<RouteProps>(child)) return []
    const { path, index, element, children: within } = child.props
    if (child.type === Fragment) return branchesOf(within, frames)
    const elements = [...frames, element]
    if (path === undefined && !index) return branchesOf(within, elements)
    return { pattern: `/${path ?? ''}`.replace(/^\/+/, '/'), elements }
  })

type Level = { params: Params; rest: string | undefined; outlet: ReactNode }

const CurrentLevel = createContext<Level>({ params: {}, rest: undefined, outlet: null })

/** The page inside of a frame. */
export const Outlet = (): ReactNode => use(CurrentLevel).outlet

export const useParams = (): Params => use(CurrentLevel).params

const bestOf = (branches: readonly Branch[], path: string) => {
  let best: (Branch & Match & { points: number }) | undefined
  for (const branch of branches) {
    const match = matchPath(branch.pattern, path)
    const points = exactness(branch.pattern)
    if (match && (!best || points > best.points)) best = { ...branch, ...match, points }
  }
  return best
}

const pageOf = (children: ReactNode, path: string, outer: Level): ReactNode => {
  const match = bestOf(branchesOf(children), path)
  if (!match) return null
  const params = { ...outer.params, ...match.params }
  return match.elements.reduceRight<ReactNode>(
    (outlet, element) => (
      // oxlint-disable-next-line react/jsx-no-constructed-context-values -- Routes memoizes it
      <CurrentLevel value={{ params, rest: match.rest, outlet }}>{element}</CurrentLevel>
    ),
    null,
  )
}

/** Shows the page whose pattern matches the address most exactly. */
export const Routes = ({ children }: { children: ReactNode }): ReactNode => {
  const outer = use(CurrentLevel)
  const { pathname } = useLocation()
  const path = outer.rest ?? decodePath(pathname)
  return useMemo(() => pageOf(children, path, outer), [children, path, outer])
}
