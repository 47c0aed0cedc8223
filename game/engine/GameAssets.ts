import { Assets, Cache, Texture } from 'pixi.js';

/** Names of bundles in the art manifest, which is generated with the atlases. */
export type BundleName = 'common' | 'matching' | 'pet' | 'aquarium';

const FONT = '/fonts/jua.woff2';
/** Tries of one file before the player is asked to try again. */
const RETRIES = 2;
const RETRY_DELAY_MS = 600;

let initialised: Promise<void> | undefined;

/** Pixi's loader is one per page and may be set up once. */
function initAssets(): Promise<void> {
  initialised ??= Assets.init({
    // Without these two lines a load never settles under our content security policy (worker-src, img-src).
    skipDetections: true,
    preferences: { preferWorkers: false },
  });
  return initialised;
}

/** Loads atlases and the font; textures are then at hand by the name of their frame, e.g. `item/bread`. */
export class GameAssets {
  readonly #baseUrl: string;
  readonly #report: (error: unknown) => void;
  #manifest: Promise<Record<string, string[]>> | undefined;
  readonly #missing = new Set<string>();

  /** @param baseUrl where `public/` is served, without a slash at the end; '' for the root */
  constructor(baseUrl: string, report: (error: unknown) => void) {
    this.#baseUrl = baseUrl.replace(/\/$/, '');
    this.#report = report;
  }

  /**
   * Loads the font and some bundles. What is there already is not fetched again; after a failure the same call
   * may simply be made again.
   *
   * @param onProgress receives a share from 0 to 1
   */
  async load(bundles: readonly BundleName[], onProgress: (share: number) => void = () => {}): Promise<void> {
    await initAssets();
    const manifest = await this.#readManifest();
    const atlases = [...new Set(bundles.flatMap((name) => manifest[name] ?? []))];
    const files = [
      // Text that is drawn before the font is there keeps the fallback face for ever.
      { src: this.#baseUrl + FONT, data: { family: 'Jua' } },
      // Frames are drawn at a fraction of their size: without mipmaps they flicker.
      ...atlases.map((path) => ({
        src: this.#baseUrl + path,
        data: { textureOptions: { autoGenerateMipmaps: true } },
      })),
    ];
    await Assets.load(files, { onProgress, strategy: 'retry', retryCount: RETRIES, retryDelay: RETRY_DELAY_MS });
  }

  /** The texture of an atlas frame; an unknown name is reported once and draws nothing. */
  texture = (frame: string): Texture => this.#find(frame);

  /** A picture with a file of its own under `/art/story`; rejects when it cannot be fetched. */
  async picture(name: string): Promise<Texture> {
    await initAssets();
    const src = `${this.#baseUrl}/art/story/${name}.webp`;
    return Assets.load<Texture>({ src, data: { autoGenerateMipmaps: true } });
  }

  #find(frame: string): Texture {
    if (Cache.has(frame)) return Cache.get<Texture>(frame);
    if (!this.#missing.has(frame)) {
      this.#missing.add(frame);
      this.#report(new Error(`No frame ${frame} in the loaded atlases`));
    }
    return Texture.EMPTY;
  }

  async #readManifest(): Promise<Record<string, string[]>> {
    this.#manifest ??= this.#fetchManifest();
    try {
      return await this.#manifest;
    } catch (error) {
      this.#manifest = undefined;
      throw error;
    }
  }

  async #fetchManifest(): Promise<Record<string, string[]>> {
    const response = await fetch(`${this.#baseUrl}/art/manifest.json`);
    if (!response.ok) throw new Error(`Art manifest: HTTP ${response.status}`);
    const { bundles } = (await response.json()) as { bundles: Record<string, string[]> };
    return bundles;
  }
}
