/** The files of uploaded pictures, in R2. Names contain a hash of the content, so a file never changes. */
export type PictureFiles = {
  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  get(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  has(name: string): Promise<boolean>;
  remove(names: readonly string[]): Promise<void>;
};

export function createPictureFiles(bucket: R2Bucket): PictureFiles {
  return {
    async put(name, bytes) {
      await bucket.put(name, bytes);
    },
    async get(name) {
      const found = await bucket.get(name);
      return found ? new Uint8Array(await found.arrayBuffer()) : undefined;
    },
    async has(name) {
      return (await bucket.head(name)) !== null;
    },
    async remove(names) {
      await bucket.delete([...names]);
    },
  };
}
