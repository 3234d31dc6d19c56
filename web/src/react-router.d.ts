import type { NavigateOptions, To } from 'react-router-dom'

declare module 'react-router' {
  /**
   * Without a data router `navigate` returns no promise (https://reactrouter.com/api/hooks/useNavigate, "Return type
   * augmentation").
   */
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface NavigateFunction {
    (to: To, options?: NavigateOptions): void
    (delta: number): void
  }
}
