<?php
// Nothing to see.
