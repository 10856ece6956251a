// The functions that we call, of https://github.com/strukturag/libheif/blob/master/libheif/api/libheif/heif_emscripten.h.
declare module 'libheif-js/wasm-bundle' {
  type Handle = object & { code?: unknown };

  const libheif: {
    heif_context_alloc(): Handle | null;
    heif_context_free(context: Handle): void;
    heif_context_read_from_memory(context: Handle, bytes: Uint8Array): { code: unknown };
    /** The image, or an error with a code. */
    heif_js_context_get_primary_image_handle(context: Handle): Handle | null;
    heif_image_handle_get_width(image: Handle): number;
    heif_image_handle_get_height(image: Handle): number;
    heif_image_handle_release(image: Handle): void;
    /** Its pixels, in the memory of libheif until they are released; or an error with a code. */
    heif_js_decode_image2(
      image: Handle,
      colours: unknown,
      layout: unknown,
    ): Promise<{
      code?: unknown;
      image: Handle;
      channels: { width: number; height: number; stride: number; data: Uint8Array }[];
    } | null>;
    heif_image_release(image: Handle): void;
    heif_error_code: { heif_error_Ok: unknown };
    heif_colorspace: { heif_colorspace_RGB: unknown };
    heif_chroma: { heif_chroma_interleaved_RGB: unknown };
  };
  export default libheif;
}
