export declare const browserPlaces: (
  platform: NodeJS.Platform,
  environment: NodeJS.ProcessEnv,
) => string[]
export declare const hasBrowserFromNpm: (platform: NodeJS.Platform, arch: string) => boolean
