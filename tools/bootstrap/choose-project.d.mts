export declare const isDemo: (project: string) => boolean
export declare const chooseProject: (
  rc: { projects?: Record<string, string> },
  wanted: string | undefined,
) => string
