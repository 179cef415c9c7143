import { z } from "zod";
import { Email } from "../fields.ts";

export const NameSeat = z.object({ email: Email });
